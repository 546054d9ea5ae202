import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { text } from '../text/text.ts';
import { IconButton } from './Button.tsx';
import styles from './Dialog.module.css';
import { X } from './icons/icons.tsx';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `sheet`: from the bottom on a small screen, from the side on a large one. */
  readonly look?: 'box' | 'sheet';
  readonly wide?: boolean;
}

/**
 * A modal dialog: the browser's own, with its focus, Escape and inert background. It is open as long as it is there.
 */
export function Dialog({ title, onClose, children, look = 'box', wide = false }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // while it is still there, closing gives the focus back to where it was
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) dialog.showModal();
    dialog?.querySelector('h2')?.focus();
    return () => dialog?.close();
  }, []);
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself; a click beside it does the same
    <dialog
      ref={ref}
      className={`${styles.dialog} ${styles[look]} ${wide ? styles.wide : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          <IconButton look="quiet" label={text.close} onClick={onClose}>
            <X aria-hidden="true" size={22} />
          </IconButton>
        </header>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
