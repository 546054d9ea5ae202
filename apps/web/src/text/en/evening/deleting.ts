/** The words about deleting an evening. */
export const deleting = {
  title: 'Delete the evening',
  why: (name: string): string =>
    `“${name}” and all its results will be gone for good, for everybody. This cannot be undone.`,
  yes: 'Delete for good',
  no: 'Keep the evening',
  gone: 'The director has deleted this evening and all its results.',
};
