import type { Audit } from '@overtrick/formats/events/audit';

export const auditText = ({ passedOver, compared, differs }: Audit): string =>
  [
    '',
    passedOver.length === 0
      ? 'Nothing in the file was passed over.'
      : `Passed over: ${passedOver.join(', ')}.`,
    `Stated results compared: ${compared}; different: ${differs.length}.`,
    ...differs.map(
      ({ pair, what, file, ours }) => `  ${pair}: ${what} ${file} in the file, ${ours} by its boards`,
    ),
    '',
  ].join('\n');
