interface Module {
  readonly __esModule?: boolean;
}

/** The only helper that the browser needs. Docusaurus' CommonJS modules would add the whole package. */
export function __importDefault(module: Module): object {
  return module.__esModule ? module : {default: module};
}
