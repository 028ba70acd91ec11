import js from '@eslint/js';
import docusaurus from '@docusaurus/eslint-plugin';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

export default typescript.config(
  {ignores: ['.cache/', '.docusaurus/', 'build/', 'node_modules/', 'test-results/', 'static/']},
  js.configs.recommended,
  ...typescript.configs.strict,
  ...typescript.configs.stylistic,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    plugins: {'@docusaurus': docusaurus},
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    rules: {
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/no-untranslated-text': 'off', // English only.
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/explicit-function-return-type': ['error', {allowExpressions: true}],
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}], // A way to omit a field.
      '@typescript-eslint/no-non-null-assertion': 'off', // If the reason is nearby and the compiler can't see it.
      'no-console': 'error',
    },
  },
  // Web APIs missing in a browser listed in package.json; `lint:browsers` checks the syntax of the built scripts.
  {
    files: ['src/**'],
    plugins: {compat},
    rules: {'compat/compat': 'error'},
    settings: {polyfills: ['requestIdleCallback']}, // Used only if available.
  },
  // Plain JavaScript has no syntax for a return type.
  {files: ['**/*.mjs'], rules: {'@typescript-eslint/explicit-function-return-type': 'off'}},
  {files: ['scripts/**', 'examples/*.ts'], rules: {'no-console': 'off'}},
  // Playwright's fixtures pass values through a function called `use`.
  {files: ['e2e/**'], rules: {'react-hooks/rules-of-hooks': 'off', 'no-empty-pattern': 'off'}},
);
