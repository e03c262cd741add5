import { holdsRootContract } from "../testing/root_contract.tsx";
import { Cluster } from "./mod.ts";

holdsRootContract((props) => <Cluster {...props} />);
