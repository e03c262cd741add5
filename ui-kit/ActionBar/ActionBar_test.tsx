import { holdsRootContract } from "../testing/root_contract.tsx";
import { ActionBar } from "./mod.ts";

holdsRootContract((props) => <ActionBar {...props} />);
