import { COMMON_OPTIONS } from '@overtrick/duplicate/event/scored';
import type { OptionValues } from '@overtrick/rules/options';
import { Select } from '../../design/Select.tsx';
import { eveningText } from '../../text/evening.ts';
import { FIGURE_IDS, FIGURES, type Figure, withFigure } from './figures.ts';

interface FigureFieldsProps {
  readonly options: OptionValues;
  readonly onChange: (options: OptionValues) => void;
}

/** The choices of factoring, unequal numbers of boards, sit-outs and ties. */
export const FigureFields = ({ options, onChange }: FigureFieldsProps) => (
  <>
    {FIGURE_IDS.map((figure) => (
      <Select
        key={figure}
        label={eveningText.figures.labels[figure]}
        values={FIGURES[figure]}
        value={chosenIn(figure, options)}
        onChange={(value) => onChange(withFigure(options, figure, value))}
        labelOf={(value) => wordsOf(figure, value)}
      />
    ))}
  </>
);

function chosenIn(figure: Figure, options: OptionValues): string {
  return String(options[figure] ?? COMMON_OPTIONS[figure].default);
}

const wordsOf = (figure: Figure, value: string): string => {
  const words: Readonly<Record<string, string>> = eveningText.figures[figure];
  return words[value] ?? value;
};
