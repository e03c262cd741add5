/** Ordinary English words of at least four letters that are no food or dish. They are never misspellings: "that" is not Thai. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  [
    "that this these those what when where which while with within without from into onto over under about above below after",
    "again against along already also although always among another anything around away back because been before behind",
    "being best better between both bring came cannot come could does doing done down during each early either else enough",
    "even every everyone everything except fast find first five four gave give given goes going gone good great half hand hard",
    "have having help here high himself hour hours house idea ideas instead inside just keep kept kind know last late later",
    "least leave left less like likes little live long longer look looking lots made make makes making many maybe mean might",
    "mine minute minutes more most much must myself near need needs never next nice night none nothing often once only open",
    "other others ours outside people person place please pretty quick quickly quite rather ready really right said same says",
    "should show simple since small some someone something soon still such sure take taken takes taking tell than thank thanks",
    "their them then there they thing things think though three through time times today together told tomorrow tonight took",
    "twice until upon used uses using usual usually very want wants warm week weekend weeks well were will wish work working",
    "would year years your yours yesterday morning evening afternoon birthday friend friends family families guest guests",
    "husband wife partner mother father daughter child children baby toddler teenager student kids home house kitchen cooker",
    "allergic allergy allergies intolerant vegans hungry tired busy lazy cheap cheaper cheapest expensive budget money easy easier",
    "easiest delicious tasty amazing awesome favourite favorite popular special different interesting impressive proper real",
  ].flatMap((line) => line.split(" ")),
);
