// Answers the questions of `rivals.ts` by DDS 2.9, on one thread: a line is `table <deal>` or `leads <deal> <trump> <leader>`,
// an answer the milliseconds of processor time, and numbers of tricks.
#include <dds/dll.h>

#include <cstdio>
#include <cstring>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>

static double milliseconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main() {
  SetMaxThreads(1);
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string what, hands, rest[3];
    words >> what >> hands >> rest[0] >> rest[1] >> rest[2];
    for (const auto& hand : rest) hands += " " + hand;
    if (what == "table") {
      ddTableDealPBN deal;
      ddTableResults table;
      strncpy(deal.cards, hands.c_str(), sizeof deal.cards - 1);
      deal.cards[sizeof deal.cards - 1] = 0;
      const double began = milliseconds();
      if (CalcDDtablePBN(deal, &table) != RETURN_NO_FAULT) return 1;
      printf("%.3f", milliseconds() - began);
      // by declarer from North, clubs to notrump
      for (int hand = 0; hand < 4; hand++)
        for (int strain : {3, 2, 1, 0, 4}) printf(" %d", table.resTable[strain][hand]);
    } else {
      char trump, leader;
      words >> trump >> leader;
      dealPBN deal{};
      deal.trump = static_cast<int>(std::string("SHDCN").find(trump));
      deal.first = static_cast<int>(std::string("NESW").find(leader));
      strncpy(deal.remainCards, hands.c_str(), sizeof deal.remainCards - 1);
      futureTricks future;
      const double began = milliseconds();
      if (SolveBoardPBN(deal, -1, 3, 0, &future, 0) != RETURN_NO_FAULT) return 1;
      printf("%.3f", milliseconds() - began);
      // the most tricks of a lead
      printf(" %d", future.score[0]);
    }
    printf("\n");
    fflush(stdout);
  }
}
