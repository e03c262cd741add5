export { invitationQuery } from "./invitation_query.ts";
export { JoinPage } from "./JoinPage.tsx";
