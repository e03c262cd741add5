import { holdsTextInput } from "../testing/text_input_suite.tsx";
import { DateField } from "./mod.ts";

holdsTextInput({ label: "Jump to date", entry: "2026-11-19" }, (props) => (
  <DateField label="Jump to date" {...props} />
));
