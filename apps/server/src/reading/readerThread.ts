import { type Input, type Output, TASKS, type TaskName } from './tasks.ts';

export interface Task<Name extends TaskName = TaskName> {
  readonly do: Name;
  readonly wanted: Input<Name>;
}

/** Runs a task in the reader's thread. */
export default <Name extends TaskName>(task: Task<Name>): Output<Name> =>
  (TASKS[task.do] as (wanted: Input<Name>) => Output<Name>)(task.wanted);
