import { holdsRootContract } from "../testing/root_contract.tsx";
import { Tray } from "./mod.ts";

holdsRootContract((props) => <Tray {...props} />);
