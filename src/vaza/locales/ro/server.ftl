error-already-greeted = Ai salutat deja.
error-bad-frame = Serverul nu înțelege acest mesaj: { $text }
error-bad-request = Nu se înțelege: { $text }
error-body-too-large = Este prea mare.
error-code-taken = Altă masă are codul { $code }.
error-host-only = Doar gazda mesei poate face asta.
error-house-full = Acum nu mai este nicio masă liberă. Încearcă mai târziu.
error-method-not-allowed = Această adresă nu se folosește așa.
error-name-is-kept = Numele „{ $name }” este păstrat cu o parolă. Intră cu ea sau alege altul.
error-name-needed = Spune mai întâi cum te cheamă.
error-no-advice = Acum nu este niciun sfat. Mai cere o dată.
error-no-such-deal = Nu există tura { $deal }: meciul are { $deals }.
error-no-such-match = Nu există un astfel de meci terminat.
error-no-such-table-here = Nu există o astfel de masă aici sau a fost închisă.
error-no-watchers = La această masă nu se poate privi.
error-not-admitted = Nu ai fost primit la această masă.
error-not-found = Nu este nimic la această adresă.
error-other-origin = Cererea venea de pe alt site și a fost refuzată.
error-reload = Sala vorbește o limbă mai nouă decât acest program. Reîncarcă pagina sau actualizează programul.
error-server-failed = Ceva nu a mers pe server. Nu s-a pierdut nimic; încearcă din nou.
error-server-stops = Sala se închide pentru o clipă. Masa este păstrată.
error-store-trouble = Acum nu se poate păstra nimic, așa că nu se joacă. Va continua de la sine.
error-table-busy = Masa este ocupată. Încearcă din nou.
error-table-closed = Masa a fost închisă.
error-table-failed = Masa s-a împiedicat de asta și a rămas cum era.
error-table-locked = Această masă cere o parolă.
error-too-many-bots = { $chairs ->
    [one] E doar 1 loc
    [few] Sunt doar { $chairs } locuri
   *[other] Sunt doar { $chairs } de locuri
} pentru boți.
error-too-many-frames = S-a spus prea mult prea repede și legătura a fost închisă.
error-too-many-requests = Prea multe cereri. Așteaptă puțin.
error-too-many-sockets = Ești la această masă în prea multe ferestre.
error-too-many-tables = Ai deja { $most ->
    [one] 1 masă deschisă
    [few] { $most } mese deschise
   *[other] { $most } de mese deschise
}.
error-too-many-tries = Prea multe încercări. Așteaptă un minut.
error-too-many-watchers = Prea mulți privesc deja la această masă.
error-too-slow = Această legătură nu a ținut pasul și a fost închisă.
error-wrong-password = Numele sau parola este greșită.
error-wrong-table-password = Aceasta nu este parola acestei mese.
