import { decodeText, textOfBytes } from '@overtrick/formats/decode';
import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import styles from './TextDrop.module.css';

export interface TextDropProps {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
  /** Receives a text from a file or a drop; `onChange` receives it when this is left out. */
  readonly onTaken?: (value: string) => void;
  /** The label of the button that chooses a file. */
  readonly fileLabel: string;
  readonly accept: string;
  readonly field?: Ref<HTMLTextAreaElement>;
  /** The words before the button that chooses a file. */
  readonly children?: ReactNode;
}

/** A field for a text to write, paste, drop or load from a file. */
export function TextDrop({
  label,
  value,
  rows,
  placeholder,
  onChange,
  onTaken = onChange,
  fileLabel,
  accept,
  field,
  children,
}: TextDropProps) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  const take = async (file: File | undefined) => {
    if (file !== undefined) onTaken(textOf(new Uint8Array(await file.arrayBuffer())));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file === undefined) onTaken(event.dataTransfer.getData('text'));
    else void take(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can be pasted, or opened by its name
    <div
      className={styles.drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.source}
        data-over={isOver}
        rows={rows}
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className={styles.row}>
        {children}
        <label className={styles.file}>
          {fileLabel}
          <input type="file" accept={accept} onChange={(event) => void take(event.target.files?.[0])} />
        </label>
      </div>
    </div>
  );
}

/** Decodes the text of a file in any encoding; the file of a dealing machine has one letter for each byte. */
const textOf = (bytes: Uint8Array): string => decodeText(bytes) ?? textOfBytes(bytes);
