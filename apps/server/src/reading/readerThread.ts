import { type Input, type Output, TASKS, type TaskName } from './tasks.ts';

export interface Task<Name extends TaskName = TaskName> {
  readonly do: Name;
  readonly wanted: Input<Name>;
}

/** Does a task in a thread of the reader. */
export default <Name extends TaskName>(task: Task<Name>): Output<Name> =>
  (TASKS[task.do] as (wanted: Input<Name>) => Output<Name>)(task.wanted);
