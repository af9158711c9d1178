// Commands of an operator, and whose address counts behind a proxy.
#include "croupier/server/admin.h"

#include <gtest/gtest.h>

#include "croupier/server/forwarded.h"

namespace croupier::server {
namespace {

AdminRequest request(std::string_view method, std::string_view target) {
    return {.method = method, .target = target, .host = "127.0.0.1:8081", .has_purpose = true};
}
Status status(const AdminRequest& request) {
    const AdminReading reading = read_admin_request(request);
    return reading.command ? Status::ok : reading.refusal.status;
}

TEST(Admin, WhatTheCommandSendsIsWhatTheServerReads) {
    for (const auto& [order, about] : std::initializer_list<std::pair<Order, std::string>>{
             {Order::metrics, ""},
             {Order::rooms, ""},
             {Order::close, "K7QM2XWA"},
             {Order::ban, "k3v9w2m4qx"},
             {Order::unban, "k3v9w2m4qx"},
             {Order::forget, "k3v9w2m4qx"},
             {Order::backup, "/var/a b%?#\xc3\xbc/c.db"},
             {Order::drain, ""},
             {Order::undrain, ""}}) {
        const Result<AdminRequestLine> sent = request_for({order, about});
        ASSERT_TRUE(sent);
        const AdminReading reading = read_admin_request(request(sent->method, sent->target));
        ASSERT_TRUE(reading.command) << sent->target;
        EXPECT_EQ(reading.command->order, order);
        EXPECT_EQ(reading.command->about, about);
        EXPECT_EQ(order_from(name_of(order)), order);
    }
    EXPECT_FALSE(order_from("dance"));
}

TEST(Admin, ACodeIsReadAsItIsTyped) {
    EXPECT_EQ(request_for({Order::close, "k7qm-2xwa"})->target, "/rooms/K7QM2XWA/close");
    EXPECT_EQ(read_admin_request(request("POST", "/rooms/k7qm2xwa/close")).command->about,
              "K7QM2XWA");
}

TEST(Admin, WordsThatAreNone) {
    EXPECT_FALSE(request_for({Order::close, ""}));
    EXPECT_FALSE(request_for({Order::close, "SHORT"}));
    EXPECT_FALSE(request_for({Order::ban, "a/b"}));
    EXPECT_FALSE(request_for({Order::drain, "now"}));
    EXPECT_FALSE(request_for({Order::backup, "relative.db"}));
    EXPECT_FALSE(request_for({Order::backup, "/folder/"}));
    EXPECT_FALSE(request_for({Order::backup, "/" + std::string(3000, 'x')}));
}

TEST(Admin, PagesAreRefusedWhateverTheyAsk) {
    for (const std::string_view host : {"evil.example", "192.0.2.1:8081", "", "127.0.0.1.evil:1"}) {
        AdminRequest asked = request("GET", "/metrics");
        asked.host = host;
        EXPECT_EQ(status(asked), Status::forbidden) << host;
    }
    AdminRequest from_page = request("GET", "/metrics");
    from_page.has_origin = true;
    EXPECT_EQ(status(from_page), Status::forbidden);
    AdminRequest simple = request("POST", "/drain");
    simple.has_purpose = false;
    EXPECT_EQ(status(simple), Status::forbidden);
    simple.method = "GET";
    EXPECT_EQ(status(simple), Status::method_not_allowed);
}

TEST(Admin, WhatIsNoCommand) {
    EXPECT_EQ(status(request("GET", "/")), Status::not_found);
    EXPECT_EQ(status(request("POST", "/backup/")), Status::not_found);
    EXPECT_EQ(status(request("POST", "/backup/a%2f")), Status::not_found);
    EXPECT_EQ(status(request("POST", "/rooms/close")), Status::not_found);
    EXPECT_EQ(status(request("POST", "/players/a%2fb/ban")), Status::not_found);
    EXPECT_EQ(status(request("GET", "/%")), Status::bad_request);
    AdminRequest long_one = request("POST", "/drain");
    long_one.has_body = true;
    EXPECT_EQ(status(long_one), Status::content_too_large);
}

TEST(Forwarded, AddressesHaveOneForm) {
    EXPECT_EQ(plain_address("127.0.0.1"), "127.0.0.1");
    EXPECT_EQ(plain_address("::ffff:10.0.0.1"), "10.0.0.1");
    EXPECT_EQ(plain_address("2001:DB8:0::1"), "2001:db8::1");
    for (const std::string_view text : {"", "localhost", "1.2.3", "1.2.3.4:80", "[::1]"})
        EXPECT_FALSE(plain_address(text)) << text;
}

TEST(Forwarded, OnlyTheLastAddressOfATrustedProxyCounts) {
    const std::vector<std::string> proxies{"10.0.0.1"};
    EXPECT_EQ(client_of("10.0.0.1", "198.51.100.7, 203.0.113.9", proxies), "203.0.113.9");
    EXPECT_EQ(client_of("::ffff:10.0.0.1", "2001:DB8::1", proxies), "2001:db8::1");
    EXPECT_EQ(client_of("10.0.0.2", "203.0.113.9", proxies), "10.0.0.2");
    EXPECT_EQ(client_of("10.0.0.1", "", proxies), "10.0.0.1");
    EXPECT_EQ(client_of("10.0.0.1", "203.0.113.9, unknown", proxies), "10.0.0.1");
}

}  // namespace
}  // namespace croupier::server
