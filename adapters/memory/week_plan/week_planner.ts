import {
  runWeekTask,
  type WeekPlanner,
  type WeekTask,
  type WeekTaskKind,
  type WeekTasks,
} from "../../../core/week_plan/mod.ts";

/** Enough for a valid week of few dishes. */
const MOVES = 500;

/** {@linkcode WeekPlanner} in the thread that calls it, with few moves. It records its inputs. */
export class MemoryWeekPlanner implements WeekPlanner {
  readonly tasks: WeekTask<WeekTaskKind>[] = [];

  async run<Kind extends WeekTaskKind>(task: WeekTask<Kind>): Promise<WeekTasks[Kind]["result"]> {
    this.tasks.push(task);
    return runWeekTask(task, { moves: MOVES });
  }
}
