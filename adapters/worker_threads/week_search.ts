import { runWeekTask } from "../../core/week_plan/mod.ts";
import { answerTasks } from "./answer_tasks.ts";
import type { SearchInput } from "./week_planner.ts";

// The worker of WorkerWeekPlanner.

answerTasks((search: SearchInput) => runWeekTask(search));
