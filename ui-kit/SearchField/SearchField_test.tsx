import { holdsTextInput } from "../testing/text_input_suite.tsx";
import { SearchField } from "./mod.ts";

holdsTextInput({ label: "Search for a recipe", entry: "tomato" }, (props) => (
  <SearchField label="Search for a recipe" {...props} />
));
