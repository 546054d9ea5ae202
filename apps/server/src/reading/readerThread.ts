import { type Read, TASKS, type TaskName, type Wanted } from './tasks.ts';

export interface Task<Name extends TaskName = TaskName> {
  readonly do: Name;
  readonly wanted: Wanted<Name>;
}

/** Does a task in a thread of the reader. */
export default <Name extends TaskName>(task: Task<Name>): Read<Name> =>
  (TASKS[task.do] as (wanted: Wanted<Name>) => Read<Name>)(task.wanted);
