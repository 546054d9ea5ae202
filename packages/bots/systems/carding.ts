/** Leads and signals: standard, as the yellow card has them. */
export const carding = `
== Leads ==

lead notrump:
  AKQ+ AKJ+ KQJ+ KQT+ QJT+ QJ9+ JT9+ JT8+ T98+ T97+  1  "top of a sequence"
  AJT.+ KJT.+ AT9.+ KT9.+ QT9.+  2  "top of an inner sequence"
  KQ. QJ. JT.     1    "top of touching honours"
  H...+           4    "fourth best"
  A.. K.. Q.. J.. low  "low from an honour"
  ....+           2    "second of four or more small cards: no honour"
  ...             1    "top of small cards: no honour"
  ..              1    "top of two"
  .               1    "a singleton"

lead suit:
  AK              2    "king, then ace: only two cards"
  AK+             1    "ace from ace and king"
  KQ+ QJ+ JT+     1    "top of touching honours"
  T98+ T97+       1    "top of a sequence"
  A+              1    "ace without the king"
  ..              1    "top of two"
  .               1    "a singleton"
  K...+ Q...+ J...+  4  "fourth best, from an honour"
  K.. Q.. J..     low  "low from an honour"
  ....+           2    "second of four or more small cards: no honour"
  ...             1    "top of small cards: no honour"

lead partner notrump:
  AKQ+ AKJ+ KQ+ QJ+ JT+  1  "top of touching honours"
  H...+           4    "fourth best, from an honour"
  H..             low  "low from an honour"
  ..              1    "top of two"
  .               1    "a singleton"
  ...+            1    "top of small cards: no honour"

lead partner suit:
  AK              2    "king, then ace: only two cards"
  AK+             1    "ace from ace and king"
  KQ+ QJ+ JT+     1    "top of touching honours"
  A+              1    "ace without the king"
  H...+           4    "fourth best, from an honour"
  H..             low  "low from an honour"
  ..              1    "top of two"
  .               1    "a singleton"
  ...+            1    "top of small cards: no honour"

lead trumps:
  KQ+ QJ+ JT+     1    "top of touching honours"
  +               low  "a low trump"

later:
  A+ K+ Q+ J+     low  "from an honour"
  +               high "no honour"

== Signals ==

attitude notrump:
  A+ K+ Q+        high "likes the suit: the ace, king or queen"
  +               low  "does not like the suit"

attitude suit:
  A+ K+ Q+        high "likes the suit: the ace, king or queen"
  ..              high "likes the suit: only two cards"
  +               low  "does not like the suit"

count:
  even            high "an even number"
  odd             low  "an odd number"

discard:
  A+ K+ Q+        high "likes the suit: the ace, king or queen"
  +               low  "does not like the suit"
`;
