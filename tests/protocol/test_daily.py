"""The daily deals, asked for by date."""

import unittest
from typing import Any

from support import EngineTest


class Daily(EngineTest):
    def days(self, date: str, **members: Any) -> list[dict[str, Any]]:
        days: list[dict[str, Any]] = self.ask("daily", date=date, **members)["days"]
        return days

    def test_a_day(self) -> None:
        (day,) = self.days("2026-11-22")
        self.assertEqual((day["date"], day["weekday"], day["grade"]), ("2026-11-22", 7, 5))
        self.assertEqual([deal["mode"] for deal in day["deals"]], ["K1", "FC", "CL", "MMC"])
        for deal in day["deals"]:
            self.assertEqual(self.ask("new", deal=deal["deal"])["mode"], deal["mode"])

    def test_a_month_is_its_days(self) -> None:
        month = self.days("2024-02-01", days=29)
        self.assertEqual([day["date"] for day in month], [f"2024-02-{n:02}" for n in range(1, 30)])
        for day in (month[0], month[-1]):
            self.assertEqual(self.days(day["date"]), [day])

    def test_a_deal_tells_its_day(self) -> None:
        (today,) = self.days("2026-11-18")
        for deal in today["deals"]:
            name = deal["deal"]
            for date in ("2026-11-18", "2026-12-31"):
                self.assertEqual(self.days(date, deal=name), [today], name)
            self.assertEqual(self.days("2026-11-17", deal=name), [])
        self.assertEqual(self.days("2026-11-18", deal="MMC-466+undo=unlimited"), [today])
        # Other rules make another deal of it.
        for other in ("K3-402", "K1-402+passes=1", "BB-402", "CA-690"):
            self.assertEqual(self.days("2026-11-18", deal=other), [], other)
        self.assertEqual(self.failed("daily", date="2026-11-18", deal="ZZ-1")["code"], "syntax")
        self.failed("daily", date="2026-11-18", deal="K1-402", days=2)

    def test_they_begin_and_end(self) -> None:
        answer = self.ask("daily", date="2026-11-18")
        self.assertEqual((answer["first"], answer["last"]), ("2024-01-01", "9999-12-31"))
        self.assertEqual(len(self.days("9999-12-30", days=5)), 2)
        self.assertIn("the first daily deals", self.failed("daily", date="2023-12-31")["sentence"])

    def test_wrong_dates(self) -> None:
        for date in ("2026-02-29", "2026-1-1", "", 5):
            with self.subTest(date=date):
                error = self.failed("daily", date=date)
                self.assertEqual(error["code"], "bad_value")
                self.assertTrue(error["sentence"].startswith("at /date: "), error)
        self.failed("daily")
        for days in (0, 367, "7"):
            self.failed("daily", date="2026-11-18", days=days)


if __name__ == "__main__":
    unittest.main()
