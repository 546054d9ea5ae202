import { Component, type ReactNode } from 'react';
import { Button } from '../../design/Button.tsx';
import { text } from '../../text/text.ts';

/** The page in place of one that has a bug: a way on instead of an empty screen. */
export class Fault extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="fault" role="alert">
        <p>{text.error}</p>
        <Button look="main" onClick={() => location.reload()}>
          {text.reload}
        </Button>
      </main>
    );
  }
}
