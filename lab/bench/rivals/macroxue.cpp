// Answers the questions of `rivals.ts` about tables by github.com/macroxue/bridge-solver, whose source is included: see
// `dds.cpp` for the lines.
#define main solver_main
#include "solver.cc"
#undef main

#include <ctime>
#include <iostream>
#include <sstream>

static double milliseconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main() {
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string what, hand;
    words >> what;
    Hands hands;
    Cards all;
    const int seats[] = {NORTH, EAST, SOUTH, WEST};
    for (int seat : seats) {
      words >> hand;
      if (hand.rfind("N:", 0) == 0) hand = hand.substr(2);
      std::string suits;
      std::istringstream parts(hand + ".");
      for (std::string suit; std::getline(parts, suit, '.');) suits += (suit.empty() ? "-" : suit) + " ";
      if (hand.back() == '.') suits += "-";
      hands[seat] = ParseHand(suits.c_str(), all);
      all.Add(hands[seat]);
    }
    int tricks[NUM_SEATS][NUM_SUITS + 1];
    const double began = milliseconds();
    Solve(
        hands, {NOTRUMP, SPADE, HEART, DIAMOND, CLUB}, {WEST, EAST, NORTH, SOUTH}, [](int) {},
        [&](int trump, int leader, int ns) {
          tricks[(leader + 3) % NUM_SEATS][trump] = IsNs(leader) ? TOTAL_TRICKS - ns : ns;
        },
        [](int) {});
    printf("%.3f", milliseconds() - began);
    for (int seat : seats)
      for (int strain : {CLUB, DIAMOND, HEART, SPADE, NOTRUMP}) printf(" %d", tricks[seat][strain]);
    printf("\n");
    fflush(stdout);
  }
}
