// The shapes of what the server answers to these calls, which load while the first answer is on its way.

export { householdReply, invitationReply, inviteReply } from "../../../../wire/household/household.ts";
