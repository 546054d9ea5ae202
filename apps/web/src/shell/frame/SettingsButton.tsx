import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../design/Button.tsx';
import { Settings as Gear } from '../../design/icons/icons.tsx';
import { text } from '../../text/text.ts';

const Settings = lazy(() => import('./Settings.tsx'));

/** The button that opens the settings, wherever it stands. */
export function SettingsButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton look="quiet" label={text.top.settings} onClick={() => setOpen(true)}>
        <Gear aria-hidden="true" size={22} />
      </IconButton>
      {open && (
        <Suspense>
          <Settings onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
