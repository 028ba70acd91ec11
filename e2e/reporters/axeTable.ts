/** Prints what axe found as a table: a row for each page, a column for each colour mode and width. */
import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';
import {AXE_ANNOTATION, type AxeEntry} from '../checks/axe';

export default class AxeTable implements Reporter {
  private readonly entries: AxeEntry[] = [];

  onTestEnd(_test: TestCase, {annotations}: TestResult): void {
    for (const {type, description} of annotations) {
      if (type === AXE_ANNOTATION && description) {
        this.entries.push(JSON.parse(description) as AxeEntry);
      }
    }
  }

  onEnd(): void {
    if (this.entries.length > 0) {
      process.stdout.write(`\n${axeTable(this.entries)}\n`);
    }
  }
}

/** The table as text; its last line sums it up. */
export function axeTable(entries: readonly AxeEntry[]): string {
  const states = [...new Set(entries.map(({state}) => state))].sort();
  const pages = [...new Set(entries.map(({page}) => page))].sort();
  const width = Math.max(...pages.map((page) => page.length));
  const row = (name: string, cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell, index) => cell.padStart(states[index]!.length))].join('  ');
  const violations = (page: string, state: string): string => {
    const found = entries.filter((entry) => entry.page === page && entry.state === state);
    return found.length === 0 ? '' : String(found.reduce((sum, entry) => sum + entry.violations, 0));
  };
  const total = entries.reduce((sum, entry) => sum + entry.violations, 0);
  return [
    row('axe violations', states),
    ...pages.map((page) =>
      row(
        page,
        states.map((state) => violations(page, state)),
      ),
    ),
    `Accessibility: ${pages.length} pages and open states, ${entries.length} analyses, ${total} violations`,
  ].join('\n');
}
