import { Button } from '../../design/Button.tsx';
import { Dialog } from '../../design/Dialog.tsx';
import { Flag } from '../../design/Field.tsx';
import { KeyTable } from '../../design/KeyTable.tsx';
import { prefer, usePreferences } from '../../device/preferences.ts';
import { eveningText } from '../../text/evening.ts';
import { text } from '../../text/text.ts';

interface DeskKeysProps {
  /** The number of the desk's parts. */
  readonly parts: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The button that shows the keys of the desk, and their list. */
export function DeskKeys({ parts, isOpen, onOpen }: DeskKeysProps) {
  const isOn = usePreferences((chosen) => chosen.keys);
  const words = eveningText.desk.keys;
  return (
    <>
      <Button look="quiet" onClick={() => onOpen(true)}>
        {words.title} (?)
      </Button>
      {isOpen && (
        <Dialog title={words.title} onClose={() => onOpen(false)}>
          <Flag
            label={words.on}
            help={text.keys.onHelp}
            checked={isOn}
            onChange={(on) => prefer({ keys: on })}
          />
          <KeyTable
            rows={[
              [`1–${parts}`, words.part],
              ['F', words.filter],
              ['T', words.traveller],
              ['/', words.search],
              ['← → ↑ ↓', words.arrows],
              ['Home End', words.ends],
              ['Enter', words.open],
              ['Escape', words.close],
              ['?', words.list],
            ]}
          />
        </Dialog>
      )}
    </>
  );
}
