import { holdsRootContract } from "../testing/root_contract.tsx";
import { EmptyPlate } from "./mod.ts";

holdsRootContract((props) => <EmptyPlate {...props}>+</EmptyPlate>);
