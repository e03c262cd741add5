import { holdsRootContract } from "../testing/root_contract.tsx";
import { Badge } from "./mod.ts";

holdsRootContract((props) => <Badge {...props}>24</Badge>);
