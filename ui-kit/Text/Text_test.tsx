import { holdsRootContract } from "../testing/root_contract.tsx";
import { Text } from "./mod.ts";

holdsRootContract((props) => <Text {...props}>Crisp-skinned salmon</Text>);
