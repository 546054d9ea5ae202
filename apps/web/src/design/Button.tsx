import type { ComponentProps } from 'react';
import styles from './Button.module.css';

type ButtonLook = 'plain' | 'main' | 'quiet' | 'brass';

export interface ButtonProps extends ComponentProps<'button'> {
  readonly look?: ButtonLook;
  readonly size?: 'normal' | 'large' | 'small';
}

export const Button = ({ look = 'plain', size = 'normal', className, ...rest }: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={[styles.button, styles[look], styles[size], className].filter(Boolean).join(' ')}
  />
);

/** A button that shows an icon only; its label is read and shown as a tip. */
export const IconButton = ({ label, ...rest }: ButtonProps & { readonly label: string }) => (
  <Button {...rest} aria-label={label} title={label} className={`${styles.icon} ${rest.className ?? ''}`} />
);
