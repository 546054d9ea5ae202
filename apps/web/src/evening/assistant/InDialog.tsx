import { useState } from 'react';
import { Button } from '../../design/Button.tsx';
import { eveningText } from '../../text/evening.ts';
import styles from './Assistant.module.css';
import { Assistant, type TakenRuling } from './Assistant.tsx';
import { ByGroup } from './ByGroup.tsx';
import { RULINGS, RULINGS_LANGUAGE } from './trees.ts';

interface InDialogProps {
  readonly board: number;
  /** The result that counts, or that one side has reported. */
  readonly result: string | undefined;
  readonly onTake: (taken: TakenRuling) => void;
}

/** The ruling assistant beside a result: the ruling fills in the result and the reason. */
export default function InDialog({ board, result, onTake }: InDialogProps) {
  const [name, setName] = useState<string>();
  const tree = name === undefined ? undefined : RULINGS.get(name);
  if (tree === undefined)
    return (
      <ByGroup
        itemOf={(one, { title }) => (
          <Button size="small" onClick={() => setName(one)}>
            {title}
          </Button>
        )}
      />
    );
  return (
    <div className={styles.assistant}>
      <h3 lang={RULINGS_LANGUAGE}>{tree.title}</h3>
      <Assistant tree={tree} level={3} result={result} board={board} onTake={onTake} />
      <div className={styles.buttons}>
        <Button size="small" look="quiet" onClick={() => setName(undefined)}>
          {eveningText.assistant.all}
        </Button>
      </div>
    </div>
  );
}
