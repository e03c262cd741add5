import { identityRemovalContract } from "../../contracts/personal_data/identity_removal_contract.ts";
import { MemoryIdentityRemoval } from "./identity_removal.ts";

identityRemovalContract("memory", async () => {
  const removal = new MemoryIdentityRemoval();
  let tokens = 0;
  return {
    removal,
    async signUp(options) {
      tokens += 1;
      const token = `token-${tokens}`;
      removal.add(token, options);
      return token;
    },
    async exists(token) {
      return removal.has(token);
    },
    setAvailable: (isAvailable) => removal.setAvailable(isAvailable),
  };
});
