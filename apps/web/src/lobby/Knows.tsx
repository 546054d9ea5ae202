import { Choice } from '../design/Choice.tsx';
import { KNOWS, prefer, usePreferences } from '../device/preferences.ts';
import { text } from '../text/text.ts';

/** The second question of the lobby: whether the visitor knows bridge. Kept on the device. */
export function Knows() {
  const knows = usePreferences((chosen) => chosen.knows);
  return (
    <Choice
      label={text.lobby.knows}
      values={KNOWS}
      value={knows}
      onChange={(chosen) => prefer({ knows: chosen })}
      labelOf={(one) => text.lobby.knowing[one]}
    />
  );
}
