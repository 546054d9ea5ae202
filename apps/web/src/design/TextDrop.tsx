import { decodeText, textOfBytes } from '@overtrick/formats/decode';
import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import styles from './TextDrop.module.css';

export interface TextDropProps {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
  /** Told of a text that came whole, from a file or dropped; `onChange` when left out. */
  readonly onTaken?: (value: string) => void;
  /** The name of the choice of a file, and the endings that it offers. */
  readonly fileLabel: string;
  readonly accept: string;
  readonly field?: Ref<HTMLTextAreaElement>;
  /** The words before the choice of a file. */
  readonly children?: ReactNode;
}

/** A text to write, to paste, to drop or to take from a file. */
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

/** The text of a file in whatever encoding; the file of a dealing machine has a letter for each byte. */
const textOf = (bytes: Uint8Array): string => decodeText(bytes) ?? textOfBytes(bytes);
