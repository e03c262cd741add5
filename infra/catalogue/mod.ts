export { type ImportCataloguePorts, type ImportedCatalogue, importCatalogue } from "./import_catalogue.ts";
