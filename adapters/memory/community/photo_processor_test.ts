import { photoProcessorContract } from "../../contracts/community/photo_processor_contract.ts";
import { MemoryPhotoProcessor } from "./photo_processor.ts";

photoProcessorContract("memory", new MemoryPhotoProcessor());
