export { readCompositionTable } from "./composition_table.ts";
export {
  type CatalogueImports,
  type ImportCataloguePorts,
  type ImportedCatalogue,
  importCatalogue,
} from "./import_catalogue.ts";
