/** Standard American Yellow Card, after the ACBL's booklet "SAYC System". */
export const sayc = `
system Standard American Yellow Card
let notrump = 15-17
let strongNotrump = 20-21
let rebidNotrump = 12-14
include common
`;
