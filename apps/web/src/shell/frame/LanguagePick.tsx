import { useId } from 'react';
import { prefer } from '../../device/preferences.ts';
import { isLanguage, LANGUAGES } from '../../text/languages/list.ts';
import { text } from '../../text/text.ts';
import styles from './Settings.module.css';

/** The language of the pages; they are loaded again to speak it. */
export function LanguagePick({ value }: { readonly value: string }) {
  const id = useId();
  return (
    <div className={styles.language}>
      <label htmlFor={id}>{text.settings.language}</label>
      <select
        id={id}
        value={isLanguage(value) ? value : 'system'}
        onChange={(event) => {
          prefer({ language: event.target.value });
          location.reload();
        }}
      >
        <option value="system">{text.settings.systemLanguage}</option>
        {Object.entries(LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
