import { FITS, type Fit } from '../../cards/strength.ts';

/**
 * The target of the side with 20, 21, … 37 points, not vulnerable and vulnerable; with more, as with 37 (RULES 3.4).
 */
const RUSSIAN: readonly (readonly [number, number])[] = [
  [0, 0],
  [50, 50],
  [70, 70],
  [110, 110],
  [200, 290],
  [300, 440],
  [350, 520],
  [400, 600],
  [430, 630],
  [460, 660],
  [490, 690],
  [600, 900],
  [700, 1050],
  [900, 1350],
  [1000, 1500],
  [1100, 1650],
  [1200, 1800],
  [1300, 1950],
];

/**
 * Returns the target of Russian scoring for the side with more points (RULES 3.4).
 * @param points from 20 to 40
 * @param vulnerable true if that side is
 */
export const russianTarget = (points: number, vulnerable: boolean): number =>
  RUSSIAN[Math.min(37, points) - 20]?.[vulnerable ? 1 : 0] ?? 0;

/** Tanel Teinemaa's condition for any use of their table (R-CH-4). */
export const COMPENSATION_SOURCE = 'www.compensationtable.com';

/** Rows for 20 to 33 points; in each, for every one of `FITS`, not vulnerable and vulnerable (RULES 3.5). */
const COMPENSATION: readonly (readonly number[])[] = [
  [30, 10, 90, 70, 120, 120, -20, -40, -40, -60, -60, -70, 20, -10],
  [60, 30, 140, 130, 160, 240, 30, 0, 20, -10, 40, 40, 40, 20],
  [100, 100, 170, 200, 230, 310, 60, 50, 60, 70, 70, 100, 60, 50],
  [140, 180, 260, 330, 280, 380, 80, 80, 90, 110, 160, 260, 90, 80],
  [190, 310, 330, 450, 370, 510, 160, 180, 170, 200, 260, 320, 160, 150],
  [270, 410, 390, 550, 400, 570, 190, 270, 260, 400, 320, 450, 220, 290],
  [350, 500, 430, 630, 440, 640, 320, 440, 340, 500, 420, 560, 310, 480],
  [400, 580, 470, 690, 510, 730, 360, 490, 410, 590, 480, 680, 390, 580],
  [420, 630, 540, 750, 640, 920, 390, 580, 470, 680, 590, 870, 420, 600],
  [450, 660, 600, 860, 720, 1050, 420, 640, 530, 770, 670, 1000, 440, 630],
  [550, 770, 730, 1050, 920, 1320, 490, 740, 670, 990, 850, 1250, 470, 660],
  [620, 900, 890, 1280, 1020, 1470, 560, 840, 820, 1210, 950, 1400, 510, 710],
  [770, 1120, 970, 1400, 1070, 1550, 710, 1060, 900, 1330, 1000, 1480, 640, 900],
  [910, 1310, 1010, 1460, 1110, 1610, 840, 1240, 940, 1390, 1040, 1540, 820, 1170],
];

/**
 * Returns the target of the compensation table for the side with more points, at 20–20 the dealer's (RULES 3.5).
 * @param points from 20 to 40
 * @param vulnerable true if that side is
 */
export function compensationTarget(points: number, fit: Fit, vulnerable: boolean): number {
  const listed = COMPENSATION[Math.min(33, points) - 20]?.[2 * FITS.indexOf(fit) + (vulnerable ? 1 : 0)] ?? 0;
  return listed + Math.max(0, points - 33) * (vulnerable ? 150 : 100);
}
