import { photoProcessorContract } from "../contracts/photo_processor_contract.ts";
import { MemoryPhotoProcessor } from "./photo_processor.ts";

photoProcessorContract("memory", new MemoryPhotoProcessor());
