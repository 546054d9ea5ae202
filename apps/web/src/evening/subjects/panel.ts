import type { TournamentView } from '@overtrick/evening/view';
import type { ReactElement } from 'react';

/** A part of a page that belongs to a subject. It draws nothing if it has nothing to show. */
export type Panel<Props = object> = (props: Props & { readonly view: TournamentView }) => ReactElement | null;
