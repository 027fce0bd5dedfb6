-- Gives the internal state of the payment emulator's checkout sessions a clearer name.
update stripe_stand_in
set data = (data - 'unseen') || jsonb_build_object('internalState', data->'unseen')
where object = 'checkout.session' and data ? 'unseen';
