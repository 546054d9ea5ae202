import { useEffect } from 'react';
import { useCtrl, useTable } from '../../ctrl/context.ts';
import styles from './Notice.module.css';

const SHOWN_MS = 6000;

/** A sentence that appears and disappears by itself. */
export function Notice() {
  const ctrl = useCtrl();
  const notice = useTable((model) => model.notice);
  useEffect(() => {
    if (notice === undefined) return;
    const timer = setTimeout(() => ctrl.notice(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [ctrl, notice]);
  return (
    <div className={styles.place} role="status">
      {notice && (
        <p key={notice.key} className={styles.notice} aria-hidden={notice.isSaid}>
          {notice.text}
        </p>
      )}
    </div>
  );
}
