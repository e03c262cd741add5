import { holdsRootContract } from "../testing/root_contract.tsx";
import { Page } from "./mod.ts";

holdsRootContract((props) => <Page {...props} />);
