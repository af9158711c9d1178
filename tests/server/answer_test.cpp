// Requests, their answers, and the heads of these.
#include "croupier/server/answer.h"

#include <gtest/gtest.h>

#include "croupier/server/head.h"

namespace croupier::server {
namespace {

const std::string answer_text(1000, 'x');
const Files files({{"index.html", answer_text}, {"index.html.br", "B"}, {"a.txt", "hello"}});

Answer get(std::string_view target, std::string_view accept = "", std::string_view tags = "") {
    return answer_to({"GET", target, accept, tags}, files);
}

std::string head(const Answer& answer, Afterwards afterwards = Afterwards::stays_open) {
    return head_of(answer, 784111777, afterwards);
}

TEST(Answer, IsTheFile) {
    const Answer answer = get("/a.txt");
    EXPECT_EQ(answer.status, Status::ok);
    EXPECT_EQ(answer.body, "hello");
    EXPECT_FALSE(answer.varies);
}

TEST(Answer, VariesWhereThereAreSeveralForms) {
    EXPECT_TRUE(get("/").varies);
    EXPECT_TRUE(get("/", "br").varies);
    EXPECT_EQ(get("/", "br").body, "B");
    EXPECT_EQ(get("/", "br").encoding, Encoding::br);
}

TEST(Answer, IsNotRepeatedToWhoHasIt) {
    const std::string tag = etag_of(answer_text);
    for (const std::string& tags : {tag, "W/" + tag, "\"x\" , " + tag, std::string("*")}) {
        EXPECT_EQ(get("/", "", tags).status, Status::not_modified) << tags;
        EXPECT_EQ(get("/", "", tags).body, "") << tags;
    }
    for (const std::string& tags :
         {etag_of("B"), std::string("x"), tag.substr(1), std::string(",")})
        EXPECT_EQ(get("/", "", tags).status, Status::ok) << tags;
    EXPECT_EQ(get("/", "br", etag_of("B")).status, Status::not_modified);
    EXPECT_EQ(get("/none", "", "*").status, Status::not_found);
}

TEST(Answer, RefusesWhatIsNoQuestionForAFile) {
    EXPECT_EQ(answer_to({"POST", "/"}, files).status, Status::method_not_allowed);
    EXPECT_EQ(answer_to({"get", "/"}, files).status, Status::method_not_allowed);
    EXPECT_EQ(answer_to({"OPTIONS", "*"}, files).status, Status::method_not_allowed);
    EXPECT_EQ(answer_to({"GET", "/", "", "", true}, files).status, Status::content_too_large);
    EXPECT_EQ(get("/%").status, Status::bad_request);
    EXPECT_EQ(get("/" + answer_text + answer_text + answer_text).status, Status::uri_too_long);
    EXPECT_EQ(get("/../a.txt").status, Status::not_found);
}

TEST(Answer, OfHealthIsNeverKept) {
    EXPECT_EQ(get("/healthz").body, "ok\n");
    EXPECT_EQ(get("/healthz").caching, "no-store");
}

TEST(Answer, MayBeMadeForTheQuestion) {
    const Api api = [](std::string_view path) -> std::optional<Answer> {
        if (path != "/api/x") return {};
        return json_answer("{}");
    };
    Answer answer = answer_to({"GET", "/api/x?y=1"}, files, api);
    answer = Answer(answer);
    EXPECT_EQ(answer.body, "{}");
    EXPECT_EQ(answer.media_type, "application/json");
    EXPECT_TRUE(answer_to({"HEAD", "/api/x"}, files, api).head_only);
    EXPECT_EQ(answer_to({"GET", "/api/y"}, files, api).status, Status::not_found);
    EXPECT_EQ(answer_to({"POST", "/api/x"}, files, api).status, Status::method_not_allowed);
    EXPECT_EQ(get("/api/x").status, Status::not_found);
}

TEST(Head, TellsTheLengthOfWhatItDoesNotSend) {
    const Answer answer = answer_to({"HEAD", "/a.txt"}, files);
    EXPECT_TRUE(answer.head_only);
    EXPECT_NE(head(answer).find("\r\nContent-Length: 5\r\n"), std::string::npos);
}

TEST(Head, OfNotModifiedHasTheTagAndNoLength) {
    const std::string text_of = head(get("/", "br", "*"));
    EXPECT_TRUE(text_of.starts_with("HTTP/1.1 304 Not Modified\r\n"));
    EXPECT_EQ(text_of.find("Content-Length"), std::string::npos);
    EXPECT_EQ(text_of.find("Content-Encoding"), std::string::npos);
    EXPECT_NE(text_of.find("\r\nETag: " + etag_of("B") + "\r\n"), std::string::npos);
    EXPECT_NE(text_of.find("\r\nVary: Accept-Encoding\r\n"), std::string::npos);
}

TEST(Head, SaysWhatBecomesOfTheConnection) {
    const Answer answer = get("/");
    EXPECT_EQ(head(answer).find("Connection:"), std::string::npos);
    EXPECT_NE(head(answer, Afterwards::closes).find("\r\nConnection: close\r\n"),
              std::string::npos);
    EXPECT_NE(
        head(answer, Afterwards::stays_open_and_says_so).find("\r\nConnection: keep-alive\r\n"),
        std::string::npos);
}

TEST(Head, OfARequiredUpgradeNamesIt) {
    const std::string text_of = head(refusal(Status::upgrade_required), Afterwards::closes);
    EXPECT_NE(text_of.find("\r\nUpgrade: websocket\r\n"), std::string::npos);
    EXPECT_NE(text_of.find("\r\nConnection: Upgrade, close\r\n"), std::string::npos);
}

TEST(Head, OfEveryStatusIsSafeAndEnds) {
    for (Status status : {Status::bad_request, Status::not_found, Status::method_not_allowed,
                          Status::content_too_large, Status::uri_too_long, Status::fields_too_large,
                          Status::forbidden, Status::upgrade_required, Status::busy}) {
        const std::string text_of = head(refusal(status));
        EXPECT_TRUE(text_of.starts_with("HTTP/1.1 " + std::to_string(static_cast<int>(status))));
        EXPECT_TRUE(text_of.ends_with("\r\n\r\n"));
        EXPECT_EQ(text_of.find("\r\n\r\n"), text_of.size() - 4);
        EXPECT_NE(text_of.find(content_security_policy), std::string::npos);
        EXPECT_FALSE(refusal(status).body.empty());
    }
}

TEST(Head, HasTheDateInEnglish) {
    EXPECT_EQ(http_date(784111777), "Sun, 06 Nov 1994 08:49:37 GMT");
    EXPECT_EQ(http_date(0), "Thu, 01 Jan 1970 00:00:00 GMT");
}

}  // namespace
}  // namespace croupier::server
